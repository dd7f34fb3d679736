/** Paths of the fixture function that answers every request: others fail for a damaged query. */
export const TARGETS = [
  '/echo',
  '/echo?a=1&a=2',
  '/charts/1',
  '/',
  '*',
  '//',
  '/%',
  '/%2e%2e/%00',
  '/%c3%28?%ff=%',
  '/é\xff',
];

export const METHODS = {
  usual: ['GET', 'POST', 'PUT'],
  odd: ['HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'CONNECT', 'get', 'G\0T', '', 'M-SEARCH'],
};

export const VERSIONS = {
  usual: ['HTTP/1.1'],
  odd: ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 x', ''],
};

export const LINE_ENDS = { usual: ['\r\n'], odd: ['\n', '\r', '\r\r\n', '\0\r\n'] };

export const HEADERS = {
  usual: [
    'Content-Type: application/json',
    'Accept: image/png',
    'Accept-Encoding: gzip;q=2, \xff',
    'Content-Encoding: gzip',
    'Range: bytes=0-',
    'Expect: 100-continue',
    'X-Bytes: \xc3\x28\xff',
    '__proto__: 1',
    'Cookie: a=b; a=c',
  ],
  odd: [
    'Host: y, z',
    'Connection: close',
    'Connection: keep-alive, Upgrade',
    'Upgrade: websocket',
    'Expect: miracles',
    'Trailer: X-Late',
    'X-Folded: a\r\n b',
    'X-Nul: a\0b',
    ': no name',
    'no colon',
  ],
};

/** From the headers with the length of the body to its end, with correct line ends. */
export const BODIES = {
  usual: [
    '\r\n',
    '\r\n',
    'Content-Length: 0\r\n\r\n',
    'Content-Length: 5\r\n\r\nhello',
    'Content-Length: 2\r\n\r\n\xc3\x28',
    'Content-Length: 00000000005\r\n\r\nhello',
    'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\n5;name="value"\r\nhello\r\n0\r\nX-Late: 1\r\n\r\n',
  ],
  odd: [
    'Content-Length: 50\r\n\r\nhello',
    'Content-Length: -1\r\n\r\n',
    'Content-Length: 99999999999999999999\r\n\r\nhello',
    'Content-Length: 5, 5\r\n\r\nhello',
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding: gzip, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding : chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding:\tchunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\n5\r\nhel',
    'Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nhello',
    'Transfer-Encoding: chunked\r\n\r\n-5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0\r\n\r\n',
    'Transfer-Encoding: chunked\r\n\r\n5\nhello\n0\n\n',
  ],
};
