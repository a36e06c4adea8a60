/** The long pages that are read (PAGE-1). */
export const legalPages = ['/terms-conditions', '/privacy-policy', '/accessibility', '/how-results-are-ordered'];
export const aboutPages = ['/innovations', '/exclusivity', '/cooperation', '/glossary'];
export const longPages = [...legalPages, ...aboutPages];
