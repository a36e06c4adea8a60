/** Which dots of a row of cards are shown. Apart from the row, so that its arithmetic can be tested. */

const FOLLOWING = 7;
const FIRST = 5;
const STEP = 3;

/**
 * HOME-6. `following`: seven around the position. `growing`: five to begin with; when the position comes to the last of
 * them there are three more, and when it has gone back from there three fewer.
 */
export function getVisibleDots(window: 'following' | 'growing', index: number, cards: number): number[] {
  const wanted = window === 'growing' ? FIRST + STEP * Math.ceil(Math.max(0, index + 2 - FIRST) / STEP) : FOLLOWING;
  const shown = Math.min(wanted, cards);
  const first = window === 'growing' ? 0 : Math.max(0, Math.min(index - Math.floor(shown / 2), cards - shown));
  return Array.from({ length: shown }, (_, offset) => first + offset);
}
