/** Numbers of an office's team. Apart from the schemas, so that a screen can print them without a validator. */
export const teamLimits = {
  /** People and open invitations together. */
  most: 50,
  invitationDays: 7,
} as const;

export const officeRoles = ['owner', 'agent'] as const;
export type OfficeRole = (typeof officeRoles)[number];
