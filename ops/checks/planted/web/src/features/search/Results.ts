import { Card } from '../listings/Card.ts';
export const list = Card;
