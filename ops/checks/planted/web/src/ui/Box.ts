import { Card } from '../features/listings/Card.ts';
export const box = Card;
