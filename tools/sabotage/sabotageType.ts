/** One line broken on purpose, and the check that has to notice. */
export interface Sabotage {
  /** What is broken, in plain words. */
  name: string;
  file: string;
  /** Text that is in the file exactly once. */
  find: string;
  replace: string;
  /** Script of package.json that should fail. */
  script: string;
  /** Narrows the script to the part that matters, so that a run of all sabotages stays bearable. */
  scriptArguments?: string[];
}
