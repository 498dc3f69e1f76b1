import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditEntry } from './audit-log.entity.js';
import { AuditQueries } from './audit-log.queries.js';
import { AuditLog } from './audit-log.service.js';
import { AuthController } from './auth.controller.js';
import { ACCESS_MINUTES, Auth } from './auth.service.js';
import { FirstAdmin } from './first-admin.service.js';
import { JwtGuard, JwtStrategy } from './jwt.guard.js';
import { JWT_SECRET, jwtSecret } from './jwt-secret.js';
import { Passwords } from './passwords.service.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UserQueries } from './users.queries.js';
import { Users } from './users.service.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([User, Session, AuditEntry]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: jwtSecret(loadAppSecret(config)),
        signOptions: { expiresIn: ACCESS_MINUTES * 60, algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [AuthController, UsersController, AuditLogController],
  providers: [
    Auth,
    AuditLog,
    AuditQueries,
    FirstAdmin,
    JwtStrategy,
    Passwords,
    UserQueries,
    Users,
    { provide: JWT_SECRET, inject: [CONFIG], useFactory: (config: Config) => jwtSecret(loadAppSecret(config)) },
    { provide: APP_GUARD, useClass: JwtGuard },
  ],
  exports: [Auth, AuditLog, FirstAdmin, Passwords],
})
export class AuthModule {}
