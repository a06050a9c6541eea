// Data table of faults in the content of files that merchants download.
import type { Fault } from '../fault.ts';

export const startFaults: readonly Fault[] = [
  {
    id: 'report-formula-cut',
    title: 'a cell that a spreadsheet would take for a formula loses its first character',
    find: "formula.test(cell) ? `'${cell}`",
    replace: 'formula.test(cell) ? cell.slice(1)',
    laws: ['story-101'],
  },
];
