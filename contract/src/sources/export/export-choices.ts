/** Formats in which an agency can publish its own listings, with the name of the file. */
export const exportFormats = ['kyero', 'xe', 'estia'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportFiles: Record<ExportFormat, string> = { kyero: 'kyero.xml', xe: 'xe.xml', estia: 'estia.json' };
