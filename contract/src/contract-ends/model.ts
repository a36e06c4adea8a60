/** The end of a contract with an agency (Regulation (EU) 2019/1150, article 4). No validator here, so that screens can use it. */

/** When it need not wait: what article 4, paragraph 4 allows. */
export const noticeExceptions = ['legal_duty', 'repeated_infringement', 'imperative_reason'] as const;
export type NoticeException = (typeof noticeExceptions)[number];

/** The grounds of a statement of reasons on which a contract is ended. */
export const contractEndGrounds = ['moderation', 'who', 'listing_rules', 'forbidden', 'brokerage_law'] as const;
export type ContractEndGround = (typeof contractEndGrounds)[number];

/** Whole days between the notice and the first day without a contract. */
export const NOTICE_DAYS = 30;
/** The day of the notice itself is not one of them. */
export const DAYS_TO_END = NOTICE_DAYS + 1;

export const contractEndLimits = { facts: 3_000, reason: 2_000 } as const;
