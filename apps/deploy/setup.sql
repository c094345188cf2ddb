-- Once, as postgres: psql -v password="'…'" -f apps/deploy/setup.sql
create role market login password :password;
create database market owner market template template0 encoding 'UTF8' locale 'C.UTF-8';
-- What each connection of the API asks for itself where no PgBouncer is between them.
alter role market in database market set seq_page_cost = 0.1;
alter role market in database market set random_page_cost = 0.1;
alter role market in database market set jit = off;
alter role market in database market set statement_timeout = '10s';
alter role market in database market set idle_in_transaction_session_timeout = '15s';
\connect market
create extension if not exists pg_trgm;
