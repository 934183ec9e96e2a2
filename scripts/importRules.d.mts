export declare const SUBJECTS: readonly string[];
