// Generated from openapi/ by `npm run generate`. Never edit.
import type { UnknownCode } from '../../catalogue/labelOf';
export interface paths {
    "/api/v1/login/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the portal with the support page's session
         * @description Answers the credentials and login info that a login with a password would have given.
         */
        post: operations["postLoginSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the support page's session on all devices
         * @description Sent with `credentials`. Without a session it answers 200 too; logging out twice is no failure.
         */
        post: operations["postSupportLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a session of the support page
         * @description Answers 200 without a session too, with `is_logged_in` false. It is known by its cookie, not by a signature.
         */
        get: operations["getSupportSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BadRequestError: {
            /** @description - bad_request: 入力に誤りがあります */
            code: "bad_request" | components["schemas"]["UnknownCode"];
            fields?: components["schemas"]["FieldErrors"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        FieldError: {
            /** @description Japanese text to show at the field. */
            message: string;
            /** @description Field of the request; a dot leads into an object. */
            name: string;
        };
        /** @description What is wrong, for each field that is wrong; only with `bad_request`. */
        FieldErrors: components["schemas"]["FieldError"][];
        MaintenanceNotice: {
            /** @description - maintenance: システムメンテナンス中 */
            code: "maintenance" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
            /**
             * Format: date-time
             * @description When it is expected to end; absent when nobody knows yet.
             */
            until?: string;
        };
        /** @description Japanese text for people who have no better one for the code. */
        Message: string;
        /** @description The same as HTML, where it has a structure or a link: a fragment of p, br, strong, ul, ol, li, dl, dt, dd and a. The portal sanitises it and shows it in the alert instead of words of its own. */
        MessageHtml: string;
        SsoError: {
            /**
             * @description - sso_not_logged_in: サポートサイトにログインしていない
             *     - sso_not_linked: アカウントが連携されていない
             *     - bad_request: 入力に誤りがあります
             */
            code: ("sso_not_logged_in" | "sso_not_linked" | "bad_request") | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
            message_html?: components["schemas"]["MessageHtml"];
        };
        SsoRequest: {
            /**
             * Format: uri-reference
             * @description Where the customer wanted to go; the portal applies its redirect rule to the answer again.
             */
            redirect_uri?: string;
        };
        SsoResult: {
            /** @description Names the credentials. */
            access_key_id: string;
            /** @description Signs; never leaves the browser. */
            access_secret: string;
            /** @description False until an e-mail address was verified. */
            is_verified_email: boolean;
            /**
             * Format: uri-reference
             * @description Where to go.
             */
            redirect_uri: string;
            /** @description Goes with each call in `x-amz-security-token`. */
            session_token: string;
            /** @description User id. */
            userId: string;
        };
        SupportLogoutRequest: {
            /**
             * @description Which sessions end.
             *     - all: すべての端末
             * @enum {string}
             */
            del_type: "all";
        };
        SupportLogoutResult: {
            /** @description - normal: 正常 */
            result: "normal" | components["schemas"]["UnknownCode"];
        };
        SupportSession: {
            /** @description Name to greet with; null without a session. */
            display_name: string | null;
            /**
             * Format: date-time
             * @description When the session ends; null without a session.
             */
            expires_at: string | null;
            /** @description Whether the cookie names a session. */
            is_logged_in: boolean;
            /** @description User id; null without a session. */
            userId: string | null;
        };
        SystemFailure: {
            /** @description - system_error: システムエラー */
            code: "system_error" | components["schemas"]["UnknownCode"];
            message: components["schemas"]["Message"];
        };
        UnknownCode: UnknownCode;
    };
    responses: {
        /** @description The request breaks the contract or a rule. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BadRequestError"];
            };
        };
        /** @description The system is under maintenance. */
        Maintenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MaintenanceNotice"];
            };
        };
        /** @description The server failed. An empty body is legal. */
        SystemError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SystemFailure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postLoginSso: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoRequest"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoResult"];
                };
            };
            /** @description Not logged in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoError"];
                };
            };
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    postSupportLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportLogoutRequest"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportLogoutResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSupportSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or that there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["SystemError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
