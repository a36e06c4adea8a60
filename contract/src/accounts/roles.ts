/** The roles of an account, by the numbers that the database stores and the API shows. */
export const roleIds = { admin: 1, individual: 2, agency: 3 } as const;

export type RoleId = (typeof roleIds)[keyof typeof roleIds];
