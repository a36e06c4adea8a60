/** Pass an article on, or take it along on paper. Both need script and are not shown without it. */
import { shareMessages as words } from '@estia/contract/articles/page-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import css from './ArticleShareActions.module.css';

const SHOWN_MS = 4000;

export function ArticleShareActions({ locale, path, title }: { locale: Locale; path: string; title: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (announcement !== words.copied[locale]) return;
    const timer = setTimeout(() => setAnnouncement(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [announcement, locale]);
  const share = async () => {
    const url = new URL(path, location.href).href;
    // A phone has its own sheet; a refusal there is the person's choice, not an error.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    // No clipboard here (a page without TLS): the address itself, to be copied by hand.
    await navigator.clipboard.writeText(url).then(
      () => setAnnouncement(words.copied[locale]),
      () => setAnnouncement(url),
    );
  };
  return (
    <div className={css.actions}>
      <span className={css.said} role="status">
        {announcement}
      </span>
      <button type="button" className={buttonClass('text')} onClick={() => void share()}>
        {words.share[locale]}
      </button>
      <button type="button" className={buttonClass('text')} onClick={() => window.print()}>
        {words.print[locale]}
      </button>
    </div>
  );
}
