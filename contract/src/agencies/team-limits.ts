/** Numbers of an agency's team. Apart from the schemas, so that a screen can print them without a validator. */
export const teamLimits = {
  /** People and open invitations together. */
  most: 50,
  invitationDays: 7,
} as const;

export const agencyRoles = ['owner', 'agent'] as const;
export type AgencyRole = (typeof agencyRoles)[number];
