import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { StreamSessions } from '../../common/http/server-events.js';
import { SESSION_LIMITS } from '../../rules/session-limits.rules.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditEntry } from './audit-log.entity.js';
import { AuditQueries } from './audit-log.queries.js';
import { AuditLog } from './audit-log.service.js';
import { Auth } from './auth.service.js';
import { ColleaguesController } from './colleagues.controller.js';
import { Colleagues } from './colleagues.queries.js';
import { derivedSecret, JWT_SECRET } from './derived-secret.js';
import { FirstAdmin } from './first-admin.service.js';
import { JwtGuard, JwtStrategy } from './jwt.guard.js';
import { KnownDevices } from './known-devices.service.js';
import { Passkey } from './passkey.entity.js';
import { Passwords } from './passwords.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UserQueries } from './users.queries.js';
import { Users } from './users.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([User, Session, Passkey, RecoveryCode, AuditEntry]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: derivedSecret(loadAppSecret(config), 'staff-sessions'),
        signOptions: { expiresIn: SESSION_LIMITS.accessMinutes * 60, algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [UsersController, ColleaguesController, AuditLogController],
  providers: [
    Auth,
    AuditLog,
    AuditQueries,
    Colleagues,
    FirstAdmin,
    JwtStrategy,
    KnownDevices,
    Passwords,
    UserQueries,
    Users,
    { provide: StreamSessions, useExisting: Auth },
    { provide: JWT_SECRET, inject: [CONFIG], useFactory: (config: Config) => derivedSecret(loadAppSecret(config), 'staff-sessions') },
    { provide: APP_GUARD, useClass: JwtGuard },
  ],
  exports: [Auth, AuditLog, Colleagues, FirstAdmin, KnownDevices, Passwords, StreamSessions, Users],
})
export class AuthModule {}
