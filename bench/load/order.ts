/** What the thread of the visitors is told. */
export interface VisitorsOrder {
  urls: string[];
  tokens: string[];
  /** Between two steps of one person, on average. */
  pauseMs: number;
  /** Within which all begin. */
  spreadMs: number;
  /** Whether they come back when the server is full. */
  isPatient: boolean;
}

/** One answer; status 0: none came. */
export interface Measured {
  step: string;
  status: number;
  ms: number;
  retryAfter: string | null;
  /** Of a failure. */
  words: string;
}

export interface VisitorsResult {
  measured: Measured[];
  /** Who came to the end of the journey. */
  finished: string[];
}
