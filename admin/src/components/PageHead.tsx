import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  title: string;
  /** Where the page belongs: a link. */
  back?: ReactNode;
  lead?: string | undefined;
  action?: ReactNode;
}

/** The head of a page: link to the parent page, title, description, and at most one main action. */
export function PageHead({ title, back, lead, action }: PageHeadProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {back && <p className="grey mb-1">{back}</p>}
      <Box
        component="header"
        className={`wrap between mb-4 ${lead ? 'items-start' : 'items-center'}`}
        sx={{ gap: '8px 16px', minHeight: 32 }}
        data-acts=""
      >
        <Box className="break shrink" sx={lead ? { flex: '1 1 280px' } : {}}>
          <h1>{title}</h1>
          {lead && (
            <Box component="p" className="grey" sx={{ maxWidth: '72ch' }}>
              {lead}
            </Box>
          )}
        </Box>
        {action}
      </Box>
    </>
  );
}
