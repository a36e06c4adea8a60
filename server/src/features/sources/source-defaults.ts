/** What can be set once for a whole source, in place of what its feed does not say. */
export const defaultNames = [
  ...(['contact_name', 'contact_email', 'contact_phone', 'mandate_type_id'] as const),
  ...(['mandate_signed_on', 'mandate_expires_on', 'hide_address'] as const),
] as const;
