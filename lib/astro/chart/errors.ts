import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';

interface UndefinedHouses {
  readonly system: HouseSystemCode;
  /** North positive, `[-90, 90]` */
  readonly latitudeDeg: number;
}

/** A house system has no cusps at a latitude, and the settings choose no other system. */
export class HousesUndefinedError extends Error {
  override readonly name = 'HousesUndefinedError';
  readonly houses: UndefinedHouses;

  constructor(houses: UndefinedHouses) {
    super(`no cusps of system ${houses.system} at latitude ${houses.latitudeDeg}`);
    this.houses = houses;
  }
}

/** An object that a list names, although the chart cannot have it. */
export interface ExcludedObject {
  readonly id: ChartObjectId;
  /** First place of the object in the list, from 0. */
  readonly index: number;
  /** One sentence. */
  readonly reason: string;
}

/** A list names objects that the chart cannot have. */
export class ObjectsExcludedError extends Error {
  override readonly name = 'ObjectsExcludedError';
  readonly exclusions: readonly ExcludedObject[];

  constructor(exclusions: readonly ExcludedObject[]) {
    super(exclusions.map(({ reason }) => reason).join(' '));
    this.exclusions = exclusions;
  }
}
