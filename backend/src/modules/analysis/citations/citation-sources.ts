/** How many questions each assistant is asked, from the settings. */
export abstract class CitationSettings {
  abstract questionsPerPlatform(): Promise<number>;
}
