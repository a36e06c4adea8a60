import { pair } from '../pair.ts';

export const loginOrRegister = pair('Σύνδεση ή εγγραφή', 'Log in or register');
export const dashboard = pair('Ο λογαριασμός μου', 'My account');
export const favorites = pair('Αγαπημένα', 'Favourites');
export const inbox = pair('Μηνύματα', 'Messages');
export const savedSearches = pair('Αποθηκευμένες αναζητήσεις', 'Saved searches');
export const searchHistory = pair('Ιστορικό αναζητήσεων', 'Search history');
export const logout = pair('Αποσύνδεση', 'Log out');
