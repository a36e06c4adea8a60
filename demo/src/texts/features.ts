/** What an ad boasts of: noun phrases that stand after «με» / “with”, only where the facts hold them. */
import { extraIds, hasExtra, type PropertyFacts, typeIds, viewIds } from '../facts/property-facts.ts';
import type { BilingualText } from './nouns.ts';
import { formatGreekDecimal } from './numbers.ts';

const floors: Readonly<Record<number, BilingualText>> = {
  1: ['στο δεύτερο υπόγειο', 'on the second basement level'],
  2: ['στο υπόγειο', 'in the basement'],
  3: ['στο ημιυπόγειο', 'on the lower ground floor'],
  4: ['στο ισόγειο', 'on the ground floor'],
  5: ['στο υπερυψωμένο ισόγειο', 'on the raised ground floor'],
  6: ['στον ημιώροφο', 'on the mezzanine'],
};
const endings = ['th', 'st', 'nd', 'rd'];

/** «στον 3ο όροφο» / “on the 3rd floor”; null where a floor says nothing. */
export function floorPhrase(facts: PropertyFacts): BilingualText | null {
  if (facts.floorId === null) return null;
  const named = floors[facts.floorId];
  if (named) return named;
  const level = facts.floorId - 6;
  const ending = level >= 11 && level <= 13 ? 'th' : (endings[level % 10] ?? 'th');
  return [`στον ${level}ο όροφο`, `on the ${level}${ending} floor`];
}

/** Best first; callers take one or two. */
export function listFeatures(facts: PropertyFacts): BilingualText[] {
  const found: BilingualText[] = [];
  if (facts.view === viewIds.acropolis) found.push(['θέα στην Ακρόπολη', 'a view of the Acropolis']);
  if (facts.view === viewIds.sea) found.push(['θέα στη θάλασσα', 'a sea view']);
  if (hasExtra(facts, extraIds.pool))
    found.push(facts.pool === 3 ? ['πισίνα', 'a pool'] : ['ιδιωτική πισίνα', 'a private pool']);
  if (hasExtra(facts, extraIds.garden)) found.push(['κήπο', 'a garden']);
  if (hasExtra(facts, extraIds.veranda))
    found.push(facts.typeId === typeIds.penthouse ? ['μεγάλη βεράντα', 'a large terrace'] : ['βεράντα', 'a veranda']);
  if (hasExtra(facts, extraIds.fireplace)) found.push(['τζάκι', 'a fireplace']);
  if (facts.parking !== null && hasExtra(facts, extraIds.parking)) found.push(['θέση στάθμευσης', 'a parking space']);
  if (hasExtra(facts, extraIds.balcony)) found.push(['μπαλκόνι', 'a balcony']);
  if (hasExtra(facts, extraIds.storage)) found.push(['αποθήκη', 'a storage room']);
  if (facts.heating === 4) found.push(['αυτόνομο φυσικό αέριο', 'its own gas heating']);
  if (facts.heating === 9) found.push(['αντλία θερμότητας', 'a heat pump']);
  if (facts.view === viewIds.open) found.push(['ανοιχτή θέα', 'an open view']);
  if (facts.view === viewIds.park) found.push(['θέα σε πάρκο', 'a view of the park']);
  if (facts.view === viewIds.mountain) found.push(['θέα στο βουνό', 'a mountain view']);
  if (facts.showCase !== null)
    found.push([`βιτρίνα ${formatGreekDecimal(facts.showCase)} μ.`, `a ${facts.showCase} m shop window`]);
  if (hasExtra(facts, extraIds.ramp)) found.push(['ράμπα φορτοεκφόρτωσης', 'a loading ramp']);
  if (hasExtra(facts, extraIds.cabling)) found.push(['δομημένη καλωδίωση', 'structured cabling']);
  if (hasExtra(facts, extraIds.permit)) found.push(['οικοδομική άδεια', 'a building permit']);
  if (hasExtra(facts, extraIds.well)) found.push(['γεώτρηση', 'a borehole']);
  if (hasExtra(facts, extraIds.water) && facts.categoryId === 3) found.push(['παροχή νερού', 'mains water']);
  if (facts.facade !== null && facts.categoryId === 3)
    found.push([`πρόσωπο ${facts.facade} μ.`, `${facts.facade} m of frontage`]);
  return found;
}

/** «α, β και γ». */
export function joinGreek(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} και ${items[items.length - 1]}`;
}
export function joinEnglish(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
