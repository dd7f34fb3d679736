const MEMBER = 'birth_time_known';
/** The member, and `time_known`, its other name. */
const SENT_MEMBER = /^(?:birth_)?time_known$/;
const TIME_REMEDY = /^must be true(?:, with the time of birth(?: in birth_datetime)?)?/;

/**
 * The words of a fault of `birth_time_known` for a client that sent the birth as a chart handle, in which there is no
 * such member to correct; any other message as it is.
 *
 * @param canonical the last part of the location in the canonical request
 * @param sent the last part of the location in the request that the client sent
 * @example wordForHandle('must be true: …', 'birth_time_known', 'subject') // 'has no time of birth; send the birth with it: …'
 */
export const wordForHandle = (message: string, canonical: unknown, sent: unknown): string =>
  canonical === MEMBER && !SENT_MEMBER.test(String(sent))
    ? message.replace(TIME_REMEDY, 'has no time of birth; send the birth itself with its time')
    : message;
