-- Who invited: an invitation is open only while this member may still invite.
alter table invitations add column invited_by uuid references memberships (id);
