export const Card = 1;
