/** Environment variable with the growth of the heap after which V8 collects garbage, percent. NODE_OPTIONS takes no such flag. */
export const HEAP_GROWTH_VARIABLE = 'HEAP_GROWING_PERCENT';
