/** Values and places of a file that a person has to settle: each once, with how often it occurs and where. */
import type { Db } from '../../../platform/db/db.ts';
import type { FeedItem } from '../formats/feed-item.ts';
import type { PlaceIndex } from '../items/place-index.queries.ts';
import { suggestDistricts } from '../items/suggest-districts.ts';
import type { OpenPlace, OpenQuestion, OpenValue } from './run-reading.queries.ts';

const MAX_QUESTIONS = 2_000;
const MAX_EXAMPLES = 3;
const MAX_VALUE = 500;
/** For so many the names are also looked up by their sound: it is a statement each. */
const MAX_LOOKUPS = 200;

export type Questions = ReturnType<typeof createQuestions>;

const count = (question: OpenQuestion, { reference, line }: FeedItem): void => {
  question.count += 1;
  if (question.examples.length < MAX_EXAMPLES) question.examples.push({ reference, line });
};

export function createQuestions() {
  const values = new Map<string, OpenValue>();
  const places = new Map<string, OpenPlace>();
  return {
    addValue(item: FeedItem, { field, from, value }: FeedItem['unmapped'][number]): void {
      const key = `${field}\n${value}`;
      let question = values.get(key);
      if (!question) {
        if (values.size >= MAX_QUESTIONS) return;
        question = { field, from, value: value.slice(0, MAX_VALUE), count: 0, examples: [] };
        values.set(key, question);
      }
      count(question, item);
    },
    addPlace(item: FeedItem, key: string, suggestions: number[]): void {
      let question = places.get(key);
      if (!question) {
        if (places.size >= MAX_QUESTIONS) return;
        const { names, postcode } = item.place;
        question = {
          key,
          names: names.map((name) => name.slice(0, 120)),
          postcode,
          suggestions,
          count: 0,
          examples: [],
        };
        places.set(key, question);
      }
      count(question, item);
    },
    listOpenPlaces: (): OpenPlace[] => [...places.values()],
    listValues: (): OpenValue[] => [...values.values()],
    async listPlaces(db: Db, index: PlaceIndex): Promise<OpenPlace[]> {
      const open = [...places.values()].sort((a, b) => b.count - a.count);
      for (const place of open.slice(0, MAX_LOOKUPS))
        place.suggestions = await suggestDistricts({ db, index }, place, place.suggestions);
      return open;
    },
  };
}
