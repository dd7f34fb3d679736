import { SIZES } from '../catalog/sizes.ts';

/** Every error code of the service with its status, meaning and remedy; source of the docs and the OpenAPI document. */
export const ERRORS = {
  ValidationError: {
    status: 400,
    title: 'The request does not fit the schema',
    cause: 'One or more members of the body or the query are missing, unknown, of the wrong type or out of range.',
    remedy:
      'Read errors: each entry names the member, what is expected there, what was sent and, where its form is wrong, a correct example.',
  },
  InvalidJson: {
    status: 400,
    title: 'The body is not JSON',
    cause: 'The body is empty, cut off, or not valid JSON in UTF-8.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  InvalidDatetime: {
    status: 400,
    title: 'The datetime cannot be read',
    cause:
      'The text is not a date and time in a form that is read, a component is out of range, or a birth time is missing.',
    remedy:
      'Send iso, such as 1990-06-15T14:30:00, or year, month and day with the time, or julian_day. A birth needs a time of day unless birth_time_known is false.',
  },
  DatetimeOutOfRange: {
    status: 400,
    title: 'The datetime lies outside the ephemeris',
    cause: 'The ephemeris files of this service do not cover that moment.',
    remedy: 'Choose a moment within the years that the detail names.',
  },
  InvalidTimezone: {
    status: 400,
    title: 'The time zone is unknown or missing',
    cause: 'The name is not in the IANA time zone database, or more than one of name and offset is given.',
    remedy:
      'Omit timezone: the zone is then found from the coordinates. Otherwise send an IANA name such as Europe/Paris, or timezone.utc_offset_seconds.',
  },
  InvalidLatitude: {
    status: 400,
    title: 'Latitude outside -90 to 90',
    cause: 'Geographic latitude runs from -90 (south pole) to 90 (north pole).',
    remedy: 'Send decimal degrees, north positive, such as 48.8566 for Paris. Latitude and longitude may be exchanged.',
  },
  InvalidLongitude: {
    status: 400,
    title: 'Longitude outside -180 to 180',
    cause: 'Geographic longitude runs from -180 to 180.',
    remedy: 'Send decimal degrees, east positive, such as 2.3522 for Paris and -74.006 for New York.',
  },
  InvalidHouseSystem: {
    status: 400,
    title: 'The house system is unknown or not offered here',
    cause:
      'The catalog of house systems has no such code or name, or the system is G, whose sectors only charts of single births have.',
    remedy: 'Send a code or a name that GET /ephemeris/house-systems lists, such as P or Placidus.',
  },
  InvalidBody: {
    status: 400,
    title: 'The body is unknown or cannot be computed here',
    cause: 'The name is not in the catalog, or the body does not exist in this coordinate system or at this date.',
    remedy:
      'Send one of the names that the message lists. GET /ephemeris/supported-metadata lists the bodies of each kind of request.',
  },
  InvalidAspect: {
    status: 400,
    title: 'The aspect is unknown',
    cause: 'The name is not in the table of aspects.',
    remedy: 'Send a name such as conjunction, sextile, square, trine, opposition or quincunx.',
  },
  InvalidStar: {
    status: 400,
    title: 'The star is unknown',
    cause: 'No star of the catalog has that name or designation.',
    remedy: 'Send one of the nearest names that the detail lists.',
  },
  InvalidRange: {
    status: 400,
    title: 'The range of dates cannot be searched',
    cause: 'The end lies before the start, or the range is longer than the service searches at once.',
    remedy: 'Send start_date before end_date and keep within the longest range that the detail names.',
  },
  LLMModeNotSupported: {
    status: 400,
    title: 'No row form for maps',
    cause: 'Answers under /acg are GeoJSON, which has no rows for language models.',
    remedy: 'Leave out format, or send format=json.',
  },
  BatchTooLarge: {
    status: 400,
    title: 'Too many items in one batch',
    cause: 'The list is longer than the endpoint accepts.',
    remedy: 'Split it into requests of at most the number that the detail names.',
  },
  MissingCredentials: {
    status: 401,
    title: 'Credentials are missing',
    cause: 'The request carries neither X-API-Key nor Authorization.',
    remedy:
      'Send an API key in X-API-Key or a token in Authorization: Bearer. POST /demo/token gives a token without an account, where the service has them; npm start prints a key for a local service; otherwise ask the operator.',
  },
  InvalidCredentials: {
    status: 401,
    title: 'The credentials are not valid',
    cause: 'The key is unknown or disabled, or the token was not issued for this service.',
    remedy: 'Check the key or ask for a new one.',
  },
  ExpiredCredentials: {
    status: 401,
    title: 'The credentials have expired',
    cause: 'The token or the key is no longer valid.',
    remedy: 'Fetch a new token or rotate the key.',
  },
  LinkInvalid: {
    status: 401,
    title: 'The link is not valid',
    cause: 'This service has not made the link, its address was changed or cut off, or its secret was withdrawn.',
    remedy: 'Copy the whole address, or make a new link with POST /links.',
  },
  LinkRevoked: {
    status: 401,
    title: 'The credentials of the link have ended',
    cause: 'The API key or the subject that made the link is disabled, has expired or was replaced or deleted.',
    remedy: 'Make a new link with the credentials in force.',
  },
  InsufficientPermissions: {
    status: 403,
    title: 'The credentials do not allow this',
    cause:
      'The key or token lacks the scope that the operation needs, or is a demo token, which opens some endpoints only.',
    remedy: 'Ask the operator for the scope that the detail names, or for an API key.',
  },
  DemoClosed: {
    status: 403,
    title: 'There are no demo tokens here',
    cause: 'The operator of this service gives no demo tokens.',
    remedy: 'Ask the operator for an API key; npm start prints one for a local service.',
  },
  RequestBlocked: {
    status: 403,
    title: 'The firewall refused the request',
    cause: 'The request resembles a known attack, or comes from an address that is known for attacks.',
    remedy: 'If the request is an ordinary one, report its time and request_id to the operator.',
  },
  OriginNotAllowed: {
    status: 403,
    title: 'Pages of this origin may not use the service',
    cause: 'The request comes from a web page whose origin the operator has not listed.',
    remedy: 'Ask the operator to list the origin in ALLOWED_ORIGINS, or send the request from a program.',
  },
  RouteNotFound: {
    status: 404,
    title: 'No such path',
    cause: 'The service has no endpoint at this path.',
    remedy: 'The pages under /docs/reference and /meta/openapi.json list every path.',
  },
  ReturnNotFound: {
    status: 404,
    title: 'No return in the window',
    cause: 'The body does not return to its natal longitude within the window.',
    remedy: 'Widen search_window_days or move target_datetime to one of the returns that the detail names.',
  },
  JobNotFound: {
    status: 404,
    title: 'No such job',
    cause:
      'The credentials have no job of this id: it is another client’s, it has been deleted, or its seven days are over.',
    remedy: 'GET /bulk/jobs lists the jobs of the credentials.',
  },
  JobInputMissing: {
    status: 409,
    title: 'The input of the job has not arrived',
    cause: 'The job was started before its input was uploaded completely.',
    remedy: 'Send the input to upload.url of the job with PUT, and start the job after the answer.',
  },
  JobEnded: {
    status: 409,
    title: 'The job has ended',
    cause: 'The job failed or was cancelled, or it was started already when its input was sent again.',
    remedy: 'Create a new job; `failure` of a job that failed says why.',
  },
  UploadExpired: {
    status: 410,
    title: 'The address has ended',
    cause: 'The time of the address of an input or a result is over, it was changed, or its job has been deleted.',
    remedy: 'GET /bulk/jobs/{job_id} gives new addresses of results; an input whose time is over needs a new job.',
  },
  MethodNotAllowed: {
    status: 405,
    title: 'The path does not take this method',
    cause: 'The endpoint exists with another HTTP method.',
    remedy: 'Use a method that the Allow header lists.',
  },
  LinkNotFound: {
    status: 404,
    title: 'There is no such link',
    cause: 'The id is that of no link, or other credentials made the link.',
    remedy: 'Send the id that POST /links returned, with the key that made the link.',
  },
  LinkExpired: {
    status: 410,
    title: 'The link has ended',
    cause:
      'The time of the link is over, its maker has ended it, or this release of the service no longer offers its path or format.',
    remedy: 'Make a new link with POST /links; expires_in can be up to a year, for calendars up to ten.',
  },
  PayloadTooLarge: {
    status: 413,
    title: 'The body is too large',
    cause: `The body has more than ${SIZES.body_bytes.maximum} bytes.`,
    remedy: 'Send less in one request.',
  },
  UnsupportedMediaType: {
    status: 415,
    title: 'The body is not sent as JSON',
    cause:
      'Content-Type is something other than application/json, its charset is not UTF-8, or the body is compressed.',
    remedy: 'Send Content-Type: application/json with a body in UTF-8, and no Content-Encoding.',
  },
  NotAcceptable: {
    status: 406,
    title: 'The endpoint has no answer of the accepted types',
    cause: 'Accept names only images, CSV, calendars or audio, and the endpoint has none of them.',
    remedy:
      'Send Accept: application/json, one of the types that the error lists, or no Accept; or choose by format in the query.',
  },
  AmbiguousDate: {
    status: 422,
    title: 'Day and month of the date can be exchanged',
    cause:
      'The date is written with numbers alone, as 03/05/1985, which is 3 May in some countries and 5 March in others.',
    remedy: 'Send one of the readings of the error, such as 1985-05-03, or the month as a word.',
  },
  AmbiguousLocalTime: {
    status: 422,
    title: 'The local time occurred twice',
    cause: 'The clocks were set back over this time and disambiguation is reject.',
    remedy: 'Send disambiguation earlier or later, or an offset in the datetime.',
  },
  NonexistentLocalTime: {
    status: 422,
    title: 'The local time never occurred',
    cause: 'The clocks were set forward over this time and disambiguation is reject.',
    remedy: 'Send disambiguation earlier or later, or an offset in the datetime.',
  },
  AmbiguousPlace: {
    status: 422,
    title: 'Several places have this name',
    cause:
      'More than one place may be meant, and none has at least five times the inhabitants of every other one, or place_policy is reject.',
    remedy: 'Send the display_name of one of the candidates, its coordinates, or the name with its state or country.',
  },
  PlaceNotFound: {
    status: 422,
    title: 'No place has this name',
    cause: 'No place is known by exactly this name in the state or country given.',
    remedy: 'Send one of the nearest names, a name that GET /location/autocomplete returns, or latitude and longitude.',
  },
  EphemerisFileMissing: {
    status: 422,
    title: 'The file of this minor planet is not installed',
    cause: 'The body is named by a number whose file of the Swiss Ephemeris this service does not have.',
    remedy:
      'Leave the body out, or ask the operator to add the file that the message names: npm run data -- bodies add FILE. GET /ephemeris/supported-objects lists the installed ones.',
  },
  AnswerTooLarge: {
    status: 422,
    title: 'The answer is too large to be sent',
    cause: 'The requested data are larger than one answer can be.',
    remedy:
      'Request less: a smaller limit and further pages with next_cursor, a shorter range, fewer items, or format=llm_v2.',
  },
  LinkTooLong: {
    status: 422,
    title: 'The request does not fit into a link',
    cause: 'The address of a link has at most 2000 characters, and the compressed and sealed request needs more.',
    remedy: 'Shorten the request: leave out members that have their default, shorten names, or link fewer items.',
  },
  HouseSystemUndefined: {
    status: 422,
    title: 'The house system is undefined at this latitude',
    cause:
      'The system has no cusps at this place and time, and polar_fallback is error; or the search is by the arc of an Ascendant that jumps there.',
    remedy:
      'Choose polar_fallback porphyry or whole_sign, or another house system; or another method than ascendant_arc.',
  },
  BirthTimeRequired: {
    status: 422,
    title: 'The time of birth is not known',
    cause: 'Everything in the request depends on the Ascendant, the houses or the sect of the birth.',
    remedy: 'Send the time of birth in birth_datetime, with birth_time_known true or absent.',
  },
  IdempotencyKeyReused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    cause: 'The same key was sent before with another body.',
    remedy: 'Send a new key for a new request, and the same body when a request is repeated.',
  },
  JobLimitReached: {
    status: 409,
    title: 'No room for another job',
    cause: 'The client has as many jobs as it may, or the inputs and results of all jobs fill what they may.',
    remedy: 'Delete jobs that are not needed with DELETE /bulk/jobs/{job_id}; every job is removed after seven days.',
  },
  RateLimitExceeded: {
    status: 429,
    title: 'Too many requests',
    cause: 'The rate of the usage plan, or the limit of this endpoint for this minute or hour, is used up.',
    remedy: 'Wait as many seconds as Retry-After states.',
  },
  QuotaExceeded: {
    status: 429,
    title: 'The quota is used up',
    cause: 'The usage plan of this key allows no more requests in this period.',
    remedy: 'Wait for the next period or ask for a larger plan.',
  },
  AddressRateExceeded: {
    status: 429,
    title: 'Too many requests from one address',
    cause: 'The address of the client sent more requests in five minutes than any plan allows.',
    remedy: 'Wait as many seconds as Retry-After states. Clients behind one address share its limit.',
  },
  WorkExceeded: {
    status: 429,
    title: 'Too much work',
    cause:
      'The estimated processor time of this request exceeds what remains of the budget of the credentials for this minute or hour, or too many long calculations of theirs are running.',
    remedy:
      'Wait as many seconds as Retry-After states, or ask for less: a shorter range, fewer bodies or fewer items.',
  },
  InternalError: {
    status: 500,
    title: 'The service failed',
    cause: 'A defect of the service; the request may be correct.',
    remedy: 'Report the request_id to the operator.',
  },
  BadGateway: {
    status: 502,
    title: 'The function did not answer',
    cause: 'The function behind the endpoint ended or timed out before it answered.',
    remedy: 'Try again; report the request_id if the error persists.',
  },
  Overloaded: {
    status: 503,
    title: 'The service has too much to do',
    cause: 'No instance of the function behind the endpoint was free, so the request was not begun.',
    remedy: 'Try again after as many seconds as Retry-After states.',
  },
  AuthorizerUnavailable: {
    status: 503,
    title: 'Credentials cannot be checked',
    cause: 'The table of keys or the issuer of the token does not respond, so new credentials are not accepted.',
    remedy: 'Try again in some seconds; the credentials may be valid.',
  },
  StorageUnavailable: {
    status: 503,
    title: 'The tables of the service are not available',
    cause: 'A table of the service does not respond; calculations for callers with credentials are not affected.',
    remedy: 'Try again in some seconds.',
  },
  EphemerisUnavailable: {
    status: 503,
    title: 'The ephemeris is not available',
    cause: 'The engine failed its self-check, so nothing is calculated.',
    remedy: 'Try again later; /ephemeris/health shows the cause.',
  },
  PlacesUnavailable: {
    status: 503,
    title: 'Time zones and places are not available',
    cause:
      'The data of time zones and places are missing or damaged, so local times cannot be read and places cannot be found.',
    remedy: 'Try again later.',
  },
  PicturesUnavailable: {
    status: 503,
    title: 'Pictures in pixels are not available',
    cause: 'The fonts or the program that convert pictures to PNG are missing or damaged.',
    remedy: 'Try again later, or use `format=svg`.',
  },
  GeocoderUnavailable: {
    status: 503,
    title: 'The place directory is not available',
    cause: 'The configured geocoder does not answer and there is no fallback.',
    remedy: 'Try again later.',
  },
  LinksUnavailable: {
    status: 503,
    title: 'Links and calendars of a birth are not available',
    cause: 'The table with the secrets of links does not respond, or the operator has made no secret yet.',
    remedy: 'Try again in some seconds; if the error persists, the operator runs npm run keys -- rotate-links.',
  },
  UsageUnavailable: {
    status: 503,
    title: 'The counts of requests are not available',
    cause:
      'The table of counts does not respond; until it does, each instance of the service applies the limits by itself.',
    remedy: 'Try again in some seconds.',
  },
  Timeout: {
    status: 504,
    title: 'The calculation took too long',
    cause: 'The request was not finished within the time allowed.',
    remedy: 'Ask for a shorter range or fewer items.',
  },
} as const satisfies Record<string, ErrorEntry>;

interface ErrorEntry {
  readonly status: number;
  readonly title: string;
  readonly cause: string;
  readonly remedy: string;
}

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];
