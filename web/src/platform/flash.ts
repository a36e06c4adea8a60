/**
 * What happened, for the page one was sent to. The address names it (`?flash=saved`), but an address can be written by
 * anybody: it counts only where the server says that one of our actions led here, or this very tab noted that it did.
 */
import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';

const NOTE = 'estia:flash';
const COOKIES = ['estia_flash', '__Host-estia_flash'];

const key = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'https://estia.invalid');
  return `${pathname} ${searchParams.get('flash') ?? ''}`;
};

/** Before a script leads to a page that says something, after it was done. */
export function storeFlash(path: string): string {
  try {
    sessionStorage.setItem(NOTE, key(path));
  } catch {
    // Without a store nothing is shown.
  }
  return path;
}

/** On a public page, which the server gives nothing of its reader: the cookie that came with the redirect. */
function fromCookie(): string | null {
  for (const part of document.cookie.split('; ')) {
    const [name = '', value = ''] = part.split('=');
    if (!COOKIES.includes(name)) continue;
    try {
      const [path, word] = JSON.parse(atob((value.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser we serve
      document.cookie = `${name}=; path=/; max-age=0${name.startsWith('__Host-') ? '; secure' : ''}`;
      return `${path} ${word}`;
    } catch {
      return null;
    }
  }
  return null;
}

/** What this document was led to say. Several parts of a page ask, and the first of them takes the note. */
let taken: string | null = null;

function takeNote(here: string): string | null {
  try {
    const note = sessionStorage.getItem(NOTE);
    if (note === here) sessionStorage.removeItem(NOTE);
    return note;
  } catch {
    return null;
  }
}

/** The word this page may say; empty where none. */
export function useFlashWord(): string {
  const { pathname, search } = useLocation();
  const here = key(`${pathname}${search}`);
  const word = here.slice(pathname.length + 1);
  const given = useRouteLoaderData<{ flash?: string }>('root')?.flash;
  const [noted, setNoted] = useState<string | null>(null);
  useEffect(() => {
    if (word === '') return;
    if (taken !== here && [takeNote(here), fromCookie()].includes(here)) taken = here;
    if (taken === here) setNoted(here);
  }, [here, word]);
  return word !== '' && (given === here || noted === here) ? word : '';
}

/** The word of this page that no part of it has taken up; empty where none. */
export function takeFlashWord(): string {
  const { pathname, search } = location;
  const here = key(`${pathname}${search}`);
  if (taken === here || ![takeNote(here), fromCookie()].includes(here)) return '';
  taken = here;
  return here.slice(pathname.length + 1);
}
