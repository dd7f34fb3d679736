/** Environment variable with V8's flags of a function that NODE_OPTIONS does not take, separated by spaces. */
export const V8_FLAGS_VARIABLE = 'V8_FLAGS';
