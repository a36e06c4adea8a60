/** Why a photo of a feed is not there, in the words that its agency gets. */
import type { PhotoFaultCode } from '@estia/contract/sources/feed-codes';

/** `code`: of a request, of a ZIP, or why the bytes did not become a photo. */
export function toPhotoFaultCode(code: string, httpStatus: number | null): PhotoFaultCode {
  switch (code) {
    case 'http_status':
      return httpStatus === 404 || httpStatus === 410 ? 'photo_not_found' : 'photo_unreachable';
    case 'not_in_zip':
    case 'zip_gone':
      return 'photo_not_in_zip';
    case 'too_large':
    case 'too_many_pixels':
      return 'photo_too_large';
    case 'too_small':
      return 'photo_too_small';
    case 'zip_damaged':
    case 'not_an_image':
    case 'broken':
      return 'photo_unreadable';
    default:
      return 'photo_unreachable';
  }
}
