/** The first photo of a listing beside a line of text; without one, the arch of the house. */
import css from './ListingThumbnail.module.css';
import { LogoMark } from './Logo.tsx';

export function ListingThumbnail({ photo }: { photo: string | null }) {
  return photo ? (
    <img className={css.picture} src={photo} alt="" width={320} height={240} loading="lazy" decoding="async" />
  ) : (
    <span className={css.picture}>
      <LogoMark />
    </span>
  );
}
