/** A long text: blocks of the little format → elements. Tables that are filled on the day come in by name. */
import type { InlineNode, MarkupBlock } from '@estia/contract/pages/markup';
import type { Locale } from '@estia/contract/pair';
import { Fragment, type ReactNode } from 'react';
import { localizePath } from '../../platform/locale.ts';
import css from './Prose.module.css';

type Props = {
  locale: Locale;
  blocks: readonly MarkupBlock[];
  slots?: Readonly<Record<string, ReactNode>>;
};

/** Lists of a text never move: where an entry stands is what it is. */
const withIndex = <T,>(list: readonly T[]): readonly (readonly [number, T])[] => list.map((each, at) => [at, each]);

export function Prose({ locale, blocks, slots = {} }: Props) {
  return (
    <div className={css.prose}>
      {withIndex(blocks).map(([at, block]) => (
        <Fragment key={at}>{renderBlock(block, locale, slots)}</Fragment>
      ))}
    </div>
  );
}

function renderBlock(block: MarkupBlock, locale: Locale, slots: Readonly<Record<string, ReactNode>>): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <InlineParts parts={block.parts} locale={locale} />
        </p>
      );
    case 'list': {
      const items = withIndex(block.items).map(([at, parts]) => (
        <li key={at}>
          <InlineParts parts={parts} locale={locale} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    default:
      return Object.hasOwn(slots, block.name) ? slots[block.name] : null;
  }
}

function InlineParts({ parts, locale }: { parts: readonly InlineNode[]; locale: Locale }) {
  return withIndex(parts).map(([at, part]) => {
    if (part.kind === 'bold') return <b key={at}>{part.text}</b>;
    if (part.kind === 'link') {
      const isOurs = part.href.startsWith('/');
      return (
        <a key={at} href={isOurs ? localizePath(locale, part.href) : part.href} rel={isOurs ? undefined : 'noopener'}>
          {part.text}
        </a>
      );
    }
    return <Fragment key={at}>{part.text}</Fragment>;
  });
}
