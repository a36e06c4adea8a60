/** The mark of an advertiser: the logo of an agency, or its initials in its own colour, or a person's outline. */
import { pictureUrl } from '@estia/contract/photos/picture-url';
import css from './AdvertiserAvatar.module.css';

const COLOUR_COUNT = 6;

/** Two letters without accents, as Greek capitals are written: «Άκρον Ακίνητα» → «ΑΑ», «Στέγη» → «ΣΤ». */
export function getInitials(name: string): string {
  const words = name.split(/[\s&.,·-]+/).filter((word) => /\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second === undefined ? first.slice(0, 2) : `${first[0] ?? ''}${second[0] ?? ''}`;
  return letters.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}

type Props = {
  /** Null for a private owner. */
  agencyId: number | null;
  name: string;
  /** Key of the agency's logo. */
  logo?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
};

export function AdvertiserAvatar({ agencyId, name, logo, size = 'small' }: Props) {
  if (logo)
    return (
      <img
        className={`${css.logo} ${css[size]}`}
        src={pictureUrl(logo, size === 'large' ? 512 : 160, 'webp')}
        alt=""
        width={size === 'small' ? 24 : 96}
        height={size === 'small' ? 24 : 96}
        loading="lazy"
      />
    );
  if (agencyId === null) {
    return (
      <span className={`${css.mark} ${css.person} ${css[size]}`} aria-hidden="true">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8" r="4" />
          <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
        </svg>
      </span>
    );
  }
  return (
    <span className={`${css.mark} ${css.office} ${css[size]}`} data-colour={agencyId % COLOUR_COUNT} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
