/** What a request asks for can be anything a program writes; Vite ends with the process where it is no address. */
export const isAddress = (url: string): boolean =>
  URL.canParse(url, 'http://localhost') && URL.canParse(`http://localhost${url}`);
