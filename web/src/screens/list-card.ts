/** A card as a list sends it to the browser: the photos it can show, and the blurred beginning of the first alone. */
import type { Card } from '@estia/contract/listings/model';

const PHOTOS = 5;

export const listCard = (card: Card): Card => ({
  ...card,
  pictures: card.pictures
    .slice(0, PHOTOS)
    .map((picture, index) => (index === 0 ? picture : { ...picture, placeholder: '', alt: null })),
});
