-- Failed sign-ins are counted apart for a device that has signed in to the account before: its hash, null for an unknown one.
alter table sign_in_attempt add column device text;
