import { createWarning } from '../base/warning.ts';
import type { HandleContents, HandleSettings } from '../requests/handle/contents.ts';
import { encodeHandle, MAX_HANDLE_CHARACTERS } from '../requests/handle/handle.ts';
import type { ResolvedSubject } from './subject.ts';

/** Settings that a handle leaves out: it stands for them where it says nothing else. */
export const HANDLE_DEFAULTS = {
  house_system: 'P',
  zodiac_type: 'tropical',
  coordinate_system: 'geocentric',
  object_set: 'full',
  polar_fallback: 'porphyry',
} as const satisfies HandleSettings;

/**
 * A subject with its chart handle, or with a warning where the handle would be too long.
 *
 * @param settings the configuration of the request; members that no handle has are ignored
 */
export function addHandle<Subject extends ResolvedSubject>(subject: Subject, settings: HandleSettings): Subject {
  const handle = encodeHandle(toHandleContents(subject, settings));
  if (handle !== undefined) return { ...subject, handle };
  const message = `The chart handle would have more than ${MAX_HANDLE_CHARACTERS} characters and is left out.`;
  return { ...subject, warnings: [...subject.warnings, createWarning('HandleOmitted', message)] };
}

/** What the handle of a subject states. */
function toHandleContents(
  { name, moment, place, timeIsKnown }: ResolvedSubject,
  settings: HandleSettings,
): HandleContents {
  const { jdUt, offsetSeconds, timezone } = moment;
  const { latitudeDeg, longitudeDeg, elevationM } = place;
  const position = { latitudeDeg, longitudeDeg, elevationM };
  const birth = { name, jdUt, timeIsKnown, utcOffsetSeconds: offsetSeconds, timezone, ...position };
  return { birth, settings: selectSettings(settings) };
}

function selectSettings({
  ayanamsa,
  user_ayanamsa,
  objects,
  node_source,
  harmonic,
  ...settings
}: HandleSettings): HandleSettings {
  return {
    house_system: omitValue(HANDLE_DEFAULTS.house_system, settings.house_system),
    zodiac_type: omitValue(HANDLE_DEFAULTS.zodiac_type, settings.zodiac_type),
    ayanamsa,
    coordinate_system: omitValue(HANDLE_DEFAULTS.coordinate_system, settings.coordinate_system),
    object_set: omitValue(HANDLE_DEFAULTS.object_set, settings.object_set),
    polar_fallback: omitValue(HANDLE_DEFAULTS.polar_fallback, settings.polar_fallback),
    objects,
    node_source,
    user_ayanamsa,
    harmonic: omitValue(1, harmonic),
  };
}

const omitValue = <Value>(omitted: Value, value: Value | undefined): Value | undefined =>
  value === omitted ? undefined : value;
