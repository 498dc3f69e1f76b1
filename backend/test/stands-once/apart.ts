/** Tables that hold the same number for different quantities: each group with what tells them apart. */
export const APART: readonly { tables: readonly string[]; why: string }[] = [
  {
    tables: [
      'gradeOf',
      'DESK_COLOUR_FROM.good',
      'DESK_COLOUR_FROM.fair',
      'LIMITS.lighthousePoints',
      'LIGHTHOUSE_FROM.good',
      'GRADES',
      'AHEAD_FROM',
    ],
    why: 'Decision 29: the SmartIndex, its colour for staff, Lighthouse’s categories, « cette page » and the percentile, all of 100.',
  },
  { tables: ['LIMITED_BELOW', 'LIMITS.reviews'], why: 'A number of keywords, a number of reviews.' },
  { tables: ['LIMITS.readingEase', 'GRADES'], why: 'The ease of a text, the grade of « cette page ».' },
  { tables: ['DOUBLED', 'WEIGHTS'], why: 'A growth in percent, a position.' },
  {
    tables: [
      'LIMITS.mainContentMs',
      'VITAL_LIMITS.first_contentful_paint',
      'VITAL_LIMITS.server_response_time',
      'VITAL_LIMITS.total_blocking_time',
    ],
    why: 'Delays of four kinds, read from one table by their name.',
  },
  {
    tables: [
      'LIMITS.mainContentMs',
      'LIMITS.firstInputDelayMs',
      'TIMING_LIMITS.connection_time',
      'TIMING_LIMITS.dom_complete',
      'TIMING_LIMITS.download_time',
      'TIMING_LIMITS.first_input_delay',
      'TIMING_LIMITS.time_to_interactive',
      'TIMING_LIMITS.waiting_time',
    ],
    why: 'Times of the page report, of several kinds, read from one table by their name.',
  },
];
