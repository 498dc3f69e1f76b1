import { CssBaseline } from '@mui/material';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { authProvider } from './api/auth-provider';
import { dataProvider } from './api/data-provider';
import { makeQueryClient } from './api/query-client';
import { AccountPage, AnalyticsPage, DashboardPage } from './figure-pages';
import { DocumentLanguage } from './i18n/DocumentLanguage';
import { i18nProvider } from './i18n/i18n-provider';
import { Layout } from './layout/Layout';
import { LoadingPage } from './layout/LoadingPage';
import { LoginPage } from './layout/LoginPage';
import { AccessDeniedPage, ErrorPage, NotFoundPage } from './layout/MessagePages';
import { store } from './layout/store';
import { darkTheme, lightTheme } from './layout/theme';
import { settingsRoutes } from './pages/settings-routes';
import { toolRoutes } from './pages/tool-routes';
import { actions } from './resources/actions';
import { aiCitations } from './resources/ai-citations';
import { aiRecommendations } from './resources/ai-recommendations';
import { apiTokens } from './resources/api-tokens';
import { appointments } from './resources/appointments';
import { auditLog } from './resources/audit-log';
import { auditRequests } from './resources/audit-requests';
import { blockedUrls } from './resources/blocked-urls';
import { campaigns } from './resources/campaigns';
import { contactMessages } from './resources/contact-messages';
import { emailCampaigns } from './resources/email-campaigns';
import { ImportPage } from './resources/imports';
import { InboxPage } from './resources/inbox';
import { keywordAnalyses } from './resources/keyword-analyses';
import { messages } from './resources/messages';
import { outbox } from './resources/outbox';
import { CallBriefPage, ProspectBoardPage, prospects } from './resources/prospects';
import { quizQuestions, quizResponses, quizResults } from './resources/quiz';
import { referrals } from './resources/referrals';
import { suppressions } from './resources/suppressions';
import { trials } from './resources/trials';
import { users } from './resources/users';
import { webhooks } from './resources/webhooks';

const queryClient = makeQueryClient();

const Home = () => <DashboardPage />;

/** The back-office: one line for each resource. */
export function App() {
  return (
    <AdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store, lightTheme, darkTheme }}>
      <CssBaseline />
      <DocumentLanguage />
      <CoreAdminUI
        title="SmartIndex"
        layout={Layout}
        dashboard={Home}
        loginPage={LoginPage}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        accessDenied={AccessDeniedPage}
        authenticationError={AccessDeniedPage}
        error={ErrorPage}
        requireAuth
        disableTelemetry
      >
        <Resource {...prospects} />
        <Resource {...appointments} />
        <Resource {...campaigns} />
        <Resource {...emailCampaigns} />
        <Resource {...suppressions} />
        <Resource {...auditRequests} />
        <Resource {...referrals} />
        <Resource {...contactMessages} />
        <Resource {...trials} />
        <Resource {...blockedUrls} />
        <Resource {...messages} />
        <Resource {...users} />
        <Resource {...actions} />
        <Resource {...auditLog} />
        <Resource {...quizQuestions} />
        <Resource {...quizResponses} />
        <Resource {...quizResults} />
        <CustomRoutes>
          <Route path="/prospects/board" element={<ProspectBoardPage />} />
          <Route path="/prospects/import" element={<ImportPage />} />
          <Route path="/prospects/:id/brief" element={<CallBriefPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/queue" element={<InboxPage />} />
          <Route path="/analytics" element={<AnalyticsPage />} />
          <Route path="/quiz" element={<Navigate to="/quiz-questions" replace />} />
          <Route path="/dashboard" element={<Navigate to="/" replace />} />
        </CustomRoutes>
        <Resource {...aiRecommendations} />
        <Resource {...aiCitations} />
        <Resource {...keywordAnalyses} />
        {toolRoutes}
        <Resource {...outbox} />
        <Resource {...webhooks} />
        <Resource {...apiTokens} />
        {settingsRoutes}
      </CoreAdminUI>
    </AdminContext>
  );
}
