/** The middle half of what others ask, and a mark for this listing. The words under it say the same. */
import css from './AskingPricePosition.module.css';
import type { AskingPricePositionView } from './asking-price-position.ts';

export function AskingPricePosition({ position }: { position: AskingPricePositionView }) {
  const { median, ownRate: own, label, marks, texts, link } = position;
  return (
    <div className={css.position}>
      <svg aria-hidden="true">
        <text className={css.label} x={own} y="16" textAnchor={label.anchor}>
          {label.text}
        </text>
        <rect className={css.all} y="34" width="100%" height="8" rx="4" />
        <rect className={css.half} x="30%" y="30" width="40%" height="16" rx="4" />
        <rect className={css.median} x={median} y="26" width="3" height="24" />
        <circle cx={own} cy="38" r="9" />
        {marks.map(({ x, text }) => (
          <text key={x} x={x} y="68" textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {link && <a href={link.href}>{link.text}</a>}
    </div>
  );
}
