/** What we use of html-encoding-sniffer, which brings no types. */
declare module 'html-encoding-sniffer' {
  /** HTML standard, 13.2.3.2; answers the name of an encoding, or the default as it was given. */
  function sniffEncoding(bytes: Uint8Array, options: { xml?: boolean; defaultEncoding: string; maxPrescanBytes?: number }): string;
  export = sniffEncoding;
}
