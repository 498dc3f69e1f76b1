import type { PublicReport } from '../api.ts';
import { headlineView } from './headline-view.ts';

/** A part of the demonstration's report, drawn as the report draws it. */
export const excerptView = (example: PublicReport) => ({ excerpt: { company: example.company, ...headlineView(example) } });
