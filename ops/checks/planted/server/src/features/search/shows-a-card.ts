import { Card } from '../../../web/src/features/listings/Card.ts';
export const shown = Card;
