import { CIVIL_TIME_SERVICES, type ServiceName, type Services } from '../../../lib/contract/services.ts';

/** Services of tables: positions, and the place and clock of a request. */
export const TABLE_SERVICES = ['ephemeris', ...CIVIL_TIME_SERVICES] as const satisfies readonly ServiceName[];

export type TableServices = Pick<Services, (typeof TABLE_SERVICES)[number]>;
