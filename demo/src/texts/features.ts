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
export function floorPhrase(home: PropertyFacts): BilingualText | null {
  if (home.floorId === null) return null;
  const named = floors[home.floorId];
  if (named) return named;
  const level = home.floorId - 6;
  const ending = level >= 11 && level <= 13 ? 'th' : (endings[level % 10] ?? 'th');
  return [`στον ${level}ο όροφο`, `on the ${level}${ending} floor`];
}

/** Best first; callers take one or two. */
export function listFeatures(home: PropertyFacts): BilingualText[] {
  const found: BilingualText[] = [];
  if (home.view === viewIds.acropolis) found.push(['θέα στην Ακρόπολη', 'a view of the Acropolis']);
  if (home.view === viewIds.sea) found.push(['θέα στη θάλασσα', 'a sea view']);
  if (hasExtra(home, extraIds.pool))
    found.push(home.pool === 3 ? ['πισίνα', 'a pool'] : ['ιδιωτική πισίνα', 'a private pool']);
  if (hasExtra(home, extraIds.garden)) found.push(['κήπο', 'a garden']);
  if (hasExtra(home, extraIds.veranda))
    found.push(home.typeId === typeIds.penthouse ? ['μεγάλη βεράντα', 'a large terrace'] : ['βεράντα', 'a veranda']);
  if (hasExtra(home, extraIds.fireplace)) found.push(['τζάκι', 'a fireplace']);
  if (home.parking !== null && hasExtra(home, extraIds.parking)) found.push(['θέση στάθμευσης', 'a parking space']);
  if (hasExtra(home, extraIds.balcony)) found.push(['μπαλκόνι', 'a balcony']);
  if (hasExtra(home, extraIds.storage)) found.push(['αποθήκη', 'a storage room']);
  if (home.heating === 4) found.push(['αυτόνομο φυσικό αέριο', 'its own gas heating']);
  if (home.heating === 9) found.push(['αντλία θερμότητας', 'a heat pump']);
  if (home.view === viewIds.open) found.push(['ανοιχτή θέα', 'an open view']);
  if (home.view === viewIds.park) found.push(['θέα σε πάρκο', 'a view of the park']);
  if (home.view === viewIds.mountain) found.push(['θέα στο βουνό', 'a mountain view']);
  if (home.showCase !== null)
    found.push([`βιτρίνα ${formatGreekDecimal(home.showCase)} μ.`, `a ${home.showCase} m shop window`]);
  if (hasExtra(home, extraIds.ramp)) found.push(['ράμπα φορτοεκφόρτωσης', 'a loading ramp']);
  if (hasExtra(home, extraIds.cabling)) found.push(['δομημένη καλωδίωση', 'structured cabling']);
  if (hasExtra(home, extraIds.permit)) found.push(['οικοδομική άδεια', 'a building permit']);
  if (hasExtra(home, extraIds.well)) found.push(['γεώτρηση', 'a borehole']);
  if (hasExtra(home, extraIds.water) && home.categoryId === 3) found.push(['παροχή νερού', 'mains water']);
  if (home.facade !== null && home.categoryId === 3)
    found.push([`πρόσωπο ${home.facade} μ.`, `${home.facade} m of frontage`]);
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
