import { startSmtpServer } from '../../src/infra/mail/smtp-server.ts';
import { takeSentMails, type ReadMail } from '../../src/infra/mail/testing.ts';
import { startTestService, type TestService, type TestServiceOptions } from './test-service.ts';

/** A service whose mails reach people: a mail server takes them. */
export interface MailingService extends TestService {
  /** The mails since the last call. */
  takeMails(): Promise<ReadMail[]>;
}

export async function startMailingService(
  config: TestServiceOptions['config'] = {},
): Promise<MailingService> {
  const smtp = await startSmtpServer();
  const service = await startTestService({
    config: { publicUrl: new URL('https://maida.example'), smtpUrl: smtp.url, ...config },
  });
  return {
    ...service,
    takeMails: () => takeSentMails(service, smtp),
    close: async () => {
      await service.close();
      await smtp.close();
    },
  };
}
