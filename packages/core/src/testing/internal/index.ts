// What only tests of this repository need: a server on loopback, files read strictly, pictures of
// machines. Not published.
export * from './csv.ts';
export * from './image.ts';
export * from './loopback.ts';
