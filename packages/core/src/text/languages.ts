/* English and French stand in the code, side by side. Every other language is a folder here, and one line that names it: */
/* export { eo } from './eo/index.ts'; */
export {};
