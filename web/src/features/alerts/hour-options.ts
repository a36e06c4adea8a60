import { formatHour } from '@estia/contract/alerts/alert-settings-messages';

export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: formatHour(hour) }));
