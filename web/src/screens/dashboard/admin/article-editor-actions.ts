/** What the editor's form asks for: one form, several ends. */

import type { ArticleFields } from '@estia/contract/articles/model';
import { parseAthensDateTime } from '../../../features/articles/athens-time.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { catchFormError, createFormError, type FormError, type FormValues } from '../../../platform/forms.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';

/** As the form has it. Empty lines between tags are none. */
export function parseArticleText(values: FormValues): ArticleFields {
  const both = (name: string) => ({ el: values[`${name}.el`] ?? '', en: values[`${name}.en`] ?? '' });
  const tags = (values.tags ?? '').split(',').map((tag) => tag.trim());
  return {
    category: values.category ?? '',
    type: sentChoice<ArticleFields['type']>(values.type ?? ''),
    title: both('title'),
    description: both('description'),
    content: both('content'),
    author: values.author ?? '',
    tags: tags.filter(Boolean),
    main_picture: values.main_picture || null,
    main_picture_alt: both('main_picture_alt'),
  };
}

type Release = { publish?: boolean; published_at?: string };

/** Null for a moment that is none. */
function findRelease(intent: string, when: string): Release | null {
  if (intent === 'publish') return { publish: true };
  if (intent === 'unpublish') return { publish: false };
  if (intent !== 'schedule') return {};
  const published_at = parseAthensDateTime(when);
  return published_at ? { published_at } : null;
}

const intents = ['save', 'publish', 'unpublish', 'schedule'] as const;

type SaveSuccess = { ok: true; id: number; flash: string };
type SaveFailure = { ok: false; refusal: FormError; theirs: { version: number; by: string; at: string } | null };

export async function saveArticle(
  callApi: ApiClient,
  values: FormValues,
  id: number | null,
): Promise<SaveSuccess | SaveFailure | null> {
  const intent = intents.find((each) => each === values.intent);
  if (!intent) return null;
  const release = findRelease(intent, values.when ?? '');
  if (!release)
    return {
      ok: false,
      refusal: createFormError('invalid_input', { published_at: values.when ? 'invalid' : 'required' }, values),
      theirs: null,
    };
  const body = { ...parseArticleText(values), ...release };
  const version = Number(values.over || values.version);
  // Made anew with every page: the same form sent twice is one wish.
  const idempotencyKey = values.form_key ? `${values.form_key}:${intent}` : undefined;
  const work =
    id === null
      ? callApi('POST /adminPanel/article', { body, idempotencyKey })
      : callApi('PUT /adminPanel/article/{id}', { params: { id }, body: { ...body, version }, idempotencyKey });
  const result = await catchFormError(work, values);
  if (result.ok) {
    const { article_id, state } = result.value;
    const ends = { publish: 'published', schedule: 'scheduled', unpublish: 'unpublished' } as const;
    const end = intent === 'save' ? (state === 'published' ? 'updated' : 'saved') : ends[intent];
    return { ok: true, id: article_id, flash: `article-${end}` };
  }
  const { refusal } = result;
  if (refusal.code !== 'changed_meanwhile') return { ok: false, refusal, theirs: null };
  const { version: there = '0', by = '', at = '' } = refusal.fields;
  return { ok: false, refusal: { ...refusal, fields: {} }, theirs: { version: Number(there), by, at } };
}
