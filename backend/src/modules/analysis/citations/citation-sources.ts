/** Number of questions per assistant, from the settings. */
export abstract class CitationSettings {
  abstract questionsPerPlatform(): Promise<number>;
}
