/** Words as a person sees them, and where each language lives. */
export const languages = {
  el: {
    home: '/',
    prefix: '',
    where: 'Πού',
    search: 'Αναζήτηση',
    place: 'Χαλάνδρι',
    heading: /προς πώληση: Χαλάνδρι/,
    sort: 'Ταξινόμηση:',
    next: 'Επόμενη',
    pages: 'Σελίδες',
    results: 'Αποτελέσματα',
  },
  en: {
    home: '/en',
    prefix: '/en',
    where: 'Where',
    search: 'Search',
    place: 'Chalandri',
    heading: /for sale: Chalandri/,
    sort: 'Sort by:',
    next: 'Next',
    pages: 'Pages',
    results: 'Results',
  },
} as const;
