/** The same as LandingNote, on a public page that says nothing of the kind itself. Fetched where the address has a word. */
import { landingFlashMessages } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeFlashWord } from '../../../platform/flash.ts';
import { Done } from '../../../ui/form/FlashMessage.tsx';
import css from './LandedNote.module.css';

const isWord = (word: string): word is keyof typeof landingFlashMessages => Object.hasOwn(landingFlashMessages, word);

export function LandedNote({ locale }: { locale: Locale }) {
  const { pathname } = useLocation();
  const [flash, setFlash] = useState<{ at: string; word: keyof typeof landingFlashMessages } | null>(null);
  useEffect(() => {
    const word = takeFlashWord();
    if (isWord(word)) setFlash({ at: location.pathname, word });
  }, []);
  if (flash?.at !== pathname) return null;
  return (
    <div className={`wrap ${css.note}`}>
      <Done text={landingFlashMessages[flash.word][locale]} isCalm={flash.word === 'confirm-email'} />
    </div>
  );
}
